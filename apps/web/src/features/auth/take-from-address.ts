/** A one-time value of the address; taken out of it, so that it stays in no history and no screenshot. */
export function takeFromAddress(name: string): string | null {
  const address = new URL(location.href)
  const value = address.searchParams.get(name)
  if (value === null) return null
  address.searchParams.delete(name)
  history.replaceState(null, '', address)
  return value
}
