/** Normalises text for comparison: without case, accents, vowel marks and variants of Arabic letters. */
function folded(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .trim()
}

/** Range of ranks of one type of match. */
export const tierSize = 1000
const tiers = { prefix: 0, wordStart: 1, inside: 2, scattered: 3 }
/** Lower ranks match the start of the text or of a word. */
export const beginningRanks = tiers.inside * tierSize

/**
 * How well a text answers what was typed; smaller is better, null is not at all. A beginning of the text comes before a
 * beginning of a word, that before a part of a word, that before letters in order that start a word; within each the
 * earlier place wins. Of several typed words each must be found, and the worst one counts.
 */
function rankOf(entered: string, text: string): number | null {
  const [wanted, given] = [folded(entered), folded(text)]
  if (wanted === '') return null
  if (given.startsWith(wanted)) return at(tiers.prefix, 0)
  const ranks = wanted.split(/\s+/).map((word) => rankOfWord(word, given))
  return ranks.includes(null) ? null : Math.max(...ranks.map(Number))
}

/** The best rank among several names of one entry. */
export function bestRank(entered: string, texts: readonly string[]): number | null {
  const ranks = texts.map((text) => rankOf(entered, text)).filter((rank) => rank !== null)
  return ranks.length === 0 ? null : Math.min(...ranks)
}

function rankOfWord(word: string, text: string): number | null {
  const starts = wordStarts(text)
  const start = starts.find((place) => text.startsWith(word, place))
  if (start !== undefined) return at(tiers.wordStart, start)
  const inside = text.indexOf(word)
  if (inside >= 0) return at(tiers.inside, inside)
  const span = Math.min(...starts.map((place) => spanFrom(word, text, place)))
  // Letters scattered over a whole sentence match almost any text and are ignored.
  return span > word.length * 3 ? null : at(tiers.scattered, span)
}

function at(tier: number, place: number): number {
  return tier * tierSize + Math.min(place, tierSize - 1)
}

function wordStarts(text: string): readonly number[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((word) => word.index)
}

/** Length of the text span that contains the letters in order, starting at a given position. */
function spanFrom(letters: string, text: string, place: number): number {
  if (letters.length < 2 || text[place] !== letters[0]) return Infinity
  let end = place
  for (const letter of letters) {
    end = text.indexOf(letter, end) + 1
    if (end === 0) return Infinity
  }
  return end - place
}
