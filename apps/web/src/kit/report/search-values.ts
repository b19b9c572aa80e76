/** Id in an address; null if invalid. */
export function idIn(value: unknown): number | null {
  return /^[1-9]\d{0,14}$/.test(String(value ?? '')) ? Number(value) : null
}

/** Date in an address; null if invalid. */
export function dayIn(value: unknown): string | null {
  const day = String(value ?? '')
  // The parser takes the 31st of every month.
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

export function textIn(value: unknown, most: number): string | null {
  const text = String(value ?? '').trim()
  return text === '' ? null : text.slice(0, most)
}

export function choiceIn<const C extends string>(choices: readonly C[], value: unknown): C | null {
  return choices.find((choice) => choice === value) ?? null
}
