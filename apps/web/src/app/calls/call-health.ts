/** Whether the server responds; the response is not cached. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    // No network and no server are treated alike.
    return false
  }
}
