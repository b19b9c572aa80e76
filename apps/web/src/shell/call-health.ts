/** Whether the server answers at all; no answer of it is kept by the browser. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    // No network or no server: both mean that it is not there.
    return false
  }
}
