import { spawn } from 'node:child_process'

/** Opens the address in the person's browser; silent where there is none. */
export function openBrowser(address: string): void {
  const [program, ...args] = command(address)
  if (!program) return
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  child.once('error', () => undefined)
  child.unref()
}

function command(address: string): string[] {
  if (process.platform === 'darwin') return ['open', address]
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '""', address.replaceAll('&', '^&')]
  const hasDesktop = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  return hasDesktop ? ['xdg-open', address] : []
}
