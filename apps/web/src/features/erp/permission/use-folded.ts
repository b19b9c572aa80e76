import { useState } from 'react'

/** State of collapsed sections. */
export function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  return {
    folded,
    fold: (key: string) =>
      setFolded((known) =>
        known.has(key) ? new Set([...known].filter((one) => one !== key)) : new Set([...known, key]),
      ),
  }
}
