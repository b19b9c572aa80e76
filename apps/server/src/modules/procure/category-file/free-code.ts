const mostLetters = 16
const leastLetters = 2

/** A code for a category that is made by its name alone, like no other; it is taken from then on. */
export function freeCode(name: string, taken: Set<string>): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toUpperCase()
    .slice(0, mostLetters)
    .replace(/-$/, '')
  const base = letters.length < leastLetters ? `CAT${letters}` : letters
  for (let at = 1; ; at += 1) {
    const code = at === 1 ? base : `${base}-${at}`
    if (taken.has(code.toLowerCase())) continue
    taken.add(code.toLowerCase())
    return code
  }
}
