import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'

/** The query string as plain strings, readable for users. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Lists are comma-joined, undefined values omitted. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

type Search = Readonly<Record<string, unknown>>

/** Parses and serialises the state of a screen; pure, so that it can be tested without a browser. */
export type SearchCodec<S> = {
  readonly parse: (search: Search) => S
  readonly serialise: (state: S) => Search
}

export type SetSearchState<S> = (
  change: Partial<S>,
  options?: { replace?: boolean; isForced?: boolean },
) => Promise<void>

/**
 * State that lives in the query string, so that Back, reload and a pasted link show the same screen. Parameters of others
 * stay as they are. `isForced` passes a form's guard, for the steps it takes itself after saving or discarding.
 */
export function useSearchState<S>(codec: SearchCodec<S>): readonly [S, SetSearchState<S>] {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  // Full path, because a relative address would drop the trailing slash.
  const path = useLocation({ select: (location) => location.pathname })
  const state = codec.parse(search)
  const set: SetSearchState<S> = (change, options = {}) =>
    navigate({
      to: path,
      search: ((previous: Search) => ({
        ...previous,
        ...codec.serialise({ ...codec.parse(previous), ...change }),
      })) as never,
      replace: options.replace ?? false,
      resetScroll: false,
      ignoreBlocker: options.isForced ?? false,
    })
  return [state, set]
}
