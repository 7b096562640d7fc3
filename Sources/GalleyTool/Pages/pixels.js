'use strict';

// The exact pixels of a PNG. A canvas would give those of translucent pictures rounded, as it keeps colours multiplied
// by their opacity; so the file is decoded here, by the parts of ISO/IEC 15948 that Galley's pictures use.

const channelsOfColorType = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The pixels of a PNG as { width, height, rgba }; null for a form that is not known here. */
async function decodePNG(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header = null, palette = null, transparency = null;
  const data = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      header = {
        width: view.getUint32(at + 8), height: view.getUint32(at + 12), depth: body[8], color: body[9], interlaced: body[12],
      };
    } else if (type === 'PLTE') palette = body;
    else if (type === 'tRNS') transparency = body;
    else if (type === 'IDAT') data.push(body);
    at += 12 + length;
  }
  const channels = header && channelsOfColorType[header.color];
  if (!channels || header.interlaced || header.depth > 8 || typeof DecompressionStream === 'undefined') return null;
  const stream = new Blob(data).stream().pipeThrough(new DecompressionStream('deflate'));
  const rows = new Uint8Array(await new Response(stream).arrayBuffer());
  const samples = unfiltered(rows, header, channels);
  return { width: header.width, height: header.height, rgba: colored(samples, header, channels, palette, transparency) };
}

/** The samples of all rows, one a byte, with the filters of the rows undone. */
function unfiltered(rows, { width, height, depth }, channels) {
  const stride = Math.ceil(width * channels * depth / 8);
  const step = Math.max(1, channels * depth >> 3);
  const samples = new Uint8Array(width * height * channels);
  let before = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)];
    const row = rows.slice(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? row[x - step] : 0, above = before[x], corner = x >= step ? before[x - step] : 0;
      row[x] += filter === 1 ? left : filter === 2 ? above : filter === 3 ? left + above >> 1
        : filter === 4 ? predicted(left, above, corner) : 0;
    }
    for (let x = 0; x < width * channels; x++) {
      const bit = x * depth;
      samples[y * width * channels + x] = row[bit >> 3] >> 8 - depth - (bit & 7) & (1 << depth) - 1;
    }
    before = row;
  }
  return samples;
}

/** The predictor of filter 4, named for Paeth. */
function predicted(left, above, corner) {
  const base = left + above - corner;
  const [a, b, c] = [Math.abs(base - left), Math.abs(base - above), Math.abs(base - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** The pixels of samples: four bytes each. */
function colored(samples, { width, height, depth, color }, channels, palette, transparency) {
  const rgba = new Uint8Array(width * height * 4);
  const full = (1 << depth) - 1;
  for (let index = 0; index < width * height; index++) {
    const at = index * channels, out = index * 4;
    if (color === 3) {
      const entry = samples[at];
      rgba.set(palette.subarray(entry * 3, entry * 3 + 3), out);
      rgba[out + 3] = transparency && entry < transparency.length ? transparency[entry] : 255;
    } else if (color < 2 || color === 4) {
      rgba.fill(samples[at] * 255 / full, out, out + 3);
      rgba[out + 3] = color === 4 ? samples[at + 1] : 255;
    } else {
      rgba.set(samples.subarray(at, at + 3), out);
      rgba[out + 3] = color === 6 ? samples[at + 3] : 255;
    }
  }
  return rgba;
}

/** The bytes of a Base64 text. */
function bytesOfBase64(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

/** A pixel as { hex, css }, or null outside of the picture. */
function pixelAt(picture, x, y) {
  if (!picture || x < 0 || y < 0 || x >= picture.width || y >= picture.height) return null;
  const values = Array.from(picture.rgba.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4));
  const hex = values.map((value) => value.toString(16).padStart(2, '0').toUpperCase());
  return { values, css: '#' + hex.join(''), hex: '#' + hex.slice(0, values[3] === 255 ? 3 : 4).join('') };
}
