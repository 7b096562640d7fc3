"""A table of strings in several languages, made of a few words: the same table wherever and however often it is made."""

import random

WORDS = {
    "en": "open close save share your new message account picture later today never search garden letter bridge "
          "welcome settings delete invitation notifications",
    "de": "öffnen schließen sichern teilen deine neue Nachricht Konto Bild später heute nie Suche Garten Brief Brücke "
          "Willkommen Einstellungen löschen Einladungsschreiben Benachrichtigungston",
    "fi": "avaa sulje tallenna jaa sinun uusi viesti tili kuva myöhemmin tänään koskaan haku puutarha kirje silta "
          "tervetuloa asetukset poista kutsukirjelmä ilmoitusasetuksissasikaan",
    "ar": "افتح أغلق احفظ شارك رسالة جديدة حساب صورة لاحقا اليوم أبدا بحث حديقة رسالة جسر مرحبا إعدادات احذف دعوة إشعارات",
    "ja": "開く 閉じる 保存 共有 新しい メッセージ アカウント 写真 後で 今日 検索 庭 手紙 橋 ようこそ 設定 削除 招待 お知らせ",
}
LOCALES = sorted(WORDS)

# No face has a letter for it: a font that was forgotten looks like this.
UNKNOWN = "\ue0f3"


def text(number, locale):
    """The string of this number in a language. One in five hundred has a character that no face has."""
    source = random.Random(f"{number} {locale}")
    words = source.choices(WORDS[locale].split(), k=source.randint(1, 6))
    string = ("" if locale == "ja" else " ").join(words)
    return string + UNKNOWN if source.randrange(500) == 0 else string


def row(index):
    """A row of the table: the number of the string, and the language."""
    return divmod(index, len(LOCALES))[0], LOCALES[index % len(LOCALES)]
