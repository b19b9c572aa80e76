/** One thing that was looked at; `fix` says what to do about it. */
export type Finding = {
  readonly about: string
  readonly isFine: boolean
  readonly found: string
  readonly fix: string | null
}

export function fine(about: string, found: string): Finding {
  return { about, isFine: true, found, fix: null }
}

export function wrong(about: string, found: string, fix: string): Finding {
  return { about, isFine: false, found, fix }
}
