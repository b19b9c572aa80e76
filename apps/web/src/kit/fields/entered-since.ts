type By<T> = Readonly<Record<string, T>>

/**
 * The input since `sent` was saved. An edit reverted meanwhile is input too: its value `before` differs from the saved
 * one.
 */
export function enteredSince<T>(sent: By<T>, now: By<T>, before: (key: string, sent: T) => T): By<T> {
  const newer = Object.entries(now).filter(([key, entered]) => entered !== sent[key])
  const takenBack = Object.entries(sent).flatMap(([key, entered]) =>
    key in now ? [] : [[key, before(key, entered)] as const],
  )
  return Object.fromEntries([...newer, ...takenBack])
}
