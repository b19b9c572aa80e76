import { useState } from 'react'

type Read<T> = { readonly value: T; readonly problem?: undefined } | { readonly problem: string }

type Entry<T> = {
  /** The value in input notation. */
  readonly written: string
  readonly read: (entered: string) => Read<T>
  readonly onChange: (value: T) => void
  readonly onLeave: () => void
}

/** A field whose value is taken with every valid input; Enter leaves it. */
export function useAppliedEntry<T>({ written, read, onChange, onLeave }: Entry<T>) {
  const [entered, setEntered] = useState<string | null>(null)
  const answer = entered === null ? null : read(entered)
  return {
    value: entered ?? written,
    problem: answer?.problem,
    onType: (next: string) => {
      setEntered(next)
      const given = read(next)
      if (given.problem === undefined) onChange(given.value)
    },
    onEnter: () => {
      if (answer?.problem !== undefined) return
      setEntered(null)
      onLeave()
    },
  }
}
