# Sourced by check-linearity: whole texts. 4 MB may take at most 4.4 times as many instructions as 1 MB, in English, Arabic
# and Chinese words made from numbers, in paragraphs and as one paragraph without a newline.

check_texts() {
  local scale=$1 texts=$scratch failed=0
  make_texts "$texts" "$scale"
  printf 'x' > "$texts/nothing"
  local start once four verdict
  start=$(count_text "$texts/nothing") || return 2
  for language in english arabic chinese; do
    for kind in paragraphs one-paragraph; do
      once=$(count_text "$texts/$language-$kind-1") || return 2
      four=$(count_text "$texts/$language-$kind-4") || return 2
      once=$((once - start)) four=$((four - start))
      verdict=$(awk -v a="$once" -v b="$four" 'BEGIN {
        if (a <= 0 || b <= a) { print "NOT MEASURED: a larger text does not take longer"; exit }
        printf "%.2f %s", b / a, b <= 4.4 * a ? "linear" : "NOT LINEAR"
      }')
      printf '%-8s %-14s %14d %15d  %s\n' "$language" "$kind" "$once" "$four" "$verdict"
      [[ $verdict == *NOT* ]] && failed=1
    done
  done
  return $failed
}

# Instructions of one layout after an uncounted first one, both of them.
count_text() { count bench text --rounds 1 --width 320 --text "$1"; }

make_texts() {
python3 - "$1" "$2" <<'PYTHON'
import sys

folder, scale = sys.argv[1], float(sys.argv[2])
LANGUAGES = {
    "english": ("the er re in on at st and ing tion or es ed to it is al ar en le".split(), " "),
    "arabic": ("ال من في ية ات ون مع تب قر سل حم كت در عل بي نا ها وا ست مو".split(), " "),
    "chinese": (list("的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年"), ""),
}


def words(syllables, space, end):
    state = 1
    size = 0
    while size < end:
        sentence = []
        for _ in range(90):
            word = ""
            for _ in range(1 + (state >> 60) % 4):
                state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
                word += syllables[(state >> 33) % len(syllables)]
            sentence.append(word)
        text = space.join(sentence) + ("。" if space == "" else ".")
        size += len(text.encode()) + 1
        yield text


for name, (syllables, space) in LANGUAGES.items():
    for megabytes in (1, 4):
        sentences = list(words(syllables, space, megabytes * scale * 2**20))
        for kind, separator in (("paragraphs", "\n"), ("one-paragraph", space)):
            with open(f"{folder}/{name}-{kind}-{megabytes}", "w") as file:
                file.write(separator.join(sentences))
PYTHON
}
