/** One thing that was looked at; `fix` says what to do about it. */
export type Issue = {
  readonly about: string
  readonly isFine: boolean
  readonly found: string
  readonly fix: string | null
}

export function fine(about: string, found: string): Issue {
  return { about, isFine: true, found, fix: null }
}

export function wrong(about: string, found: string, fix: string): Issue {
  return { about, isFine: false, found, fix }
}
