/** A one-time value of the address, behind `#`, where no server and no proxy sees it; older links have it in the query. */
export function readFromAddress(name: string): string | null {
  return hidden().get(name) ?? new URLSearchParams(location.search).get(name)
}

/** As readFromAddress; taken out of the address, so that it stays in no history and no screenshot. */
export function consumeFromAddress(name: string): string | null {
  const value = readFromAddress(name)
  if (value === null) return null
  const address = new URL(location.href)
  if (hidden().has(name)) address.hash = ''
  address.searchParams.delete(name)
  history.replaceState(null, '', address)
  return value
}

function hidden(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1))
}

// A link that is opened where its page stands already loads nothing by itself.
addEventListener('hashchange', () => {
  if (/^#(token|link|confirm)=/.test(location.hash)) location.reload()
})
