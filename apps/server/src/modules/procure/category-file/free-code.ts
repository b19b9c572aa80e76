const mostLetters = 16
const leastLetters = 2

/** Generates an unused code for a category from its name, and reserves it. */
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
