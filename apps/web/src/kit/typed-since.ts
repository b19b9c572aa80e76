type By<T> = Readonly<Record<string, T>>

/**
 * The input since `sent` was saved. An edit reverted meanwhile is input too: its value `before` differs from the saved
 * one.
 */
export function typedSince<T>(sent: By<T>, now: By<T>, before: (key: string, sent: T) => T): By<T> {
  const newer = Object.entries(now).filter(([key, typed]) => typed !== sent[key])
  const takenBack = Object.entries(sent).flatMap(([key, typed]) =>
    key in now ? [] : [[key, before(key, typed)] as const],
  )
  return Object.fromEntries([...newer, ...takenBack])
}
