import { startEmbedded } from '../../apps/server/src/supervisor/embedded.ts'
import { errorText } from '../../apps/server/src/supervisor/supervisor-error.ts'

// A server in a process of its own, for the tests to kill: `ready` and its address on standard output, a refusal and
// code 1 otherwise.
try {
  const database = await startEmbedded({ dataDir: process.argv[2] ?? '', isDurable: false, log: () => undefined })
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  process.stdout.write(`ready ${database.superUrl}\n`)
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stderr.write(errorText(error))
  process.exitCode = 1
}
