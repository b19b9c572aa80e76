/** The one-time link in the address; taken out of it, so that it stays in no history and no screenshot. */
export function takeConsoleLink(): string | null {
  const address = new URL(location.href)
  const link = address.searchParams.get('link')
  if (link === null) return null
  address.searchParams.delete('link')
  history.replaceState(null, '', address)
  return link
}
