/** First letters of the first and the last word of a name, whole characters also outside the basic plane. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], ...words.slice(1).slice(-1)]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Number of distinguishable hues. */
const hues = 12

/** The hue of a name; deterministic. Units: degrees. */
export function hueOf(name: string): number {
  let sum = 0
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return ((sum % hues) * 360) / hues
}
