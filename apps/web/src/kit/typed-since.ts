type By<T> = Readonly<Record<string, T>>

/**
 * What was typed since `sent` went to the server and was saved. What was taken back meanwhile is typed too: as it stood `before`, which is
 * no longer what is saved.
 */
export function typedSince<T>(sent: By<T>, now: By<T>, before: (key: string, sent: T) => T): By<T> {
  const newer = Object.entries(now).filter(([key, typed]) => typed !== sent[key])
  const takenBack = Object.entries(sent).flatMap(([key, typed]) =>
    key in now ? [] : [[key, before(key, typed)] as const],
  )
  return Object.fromEntries([...newer, ...takenBack])
}
