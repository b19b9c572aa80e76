/** Moves a key by one; at the end of the order it stays. */
export function moveKey(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const at = keys.indexOf(key)
  const to = at + by
  if (at < 0 || to < 0 || to >= keys.length) return [...keys]
  const others = keys.filter((other) => other !== key)
  return others.toSpliced(to, 0, key)
}

/** Adds a key at the end, or removes it. */
export function toggleKey(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]
}
