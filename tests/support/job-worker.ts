import { buildApp } from '../../apps/server/src/app.ts'
import { diskStore } from '../../apps/server/src/platform/files/file-store-disk.ts'
import { startJobs } from '../../apps/server/src/platform/jobs/jobs.ts'
import { hooks, jobSlice } from './job-slice.ts'

// A process with workers only, as one of several web processes is; it ends itself at the point that KILL_AT names.
const { DATABASE_URL: databaseUrl = '', FILES_DIR: filesDir = '', KILL_AT: killAt } = process.env

hooks.at = async ({ step, point }) => {
  if (`${step} ${point}` !== killAt) return
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => {})
}

const app = await buildApp({
  databaseUrl,
  files: diskStore(filesDir),
  more: [jobSlice],
  trustedProxy: null,
  tls: null,
  isLoopback: true,
  isInsecureHttp: false,
  services: null,
  measureDisk: null,
  busyDelayMs: null,
  metricsToken: null,
  logLevel: 'silent',
  isStrict: true,
})
const jobs = await startJobs({ parts: app.jobs, directUrl: databaseUrl, subscribers: app.subscribers, log: () => {} })

process.on('SIGTERM', () => {
  app.drain.isDraining = true
  void jobs
    .stop()
    .then(() => app.http.close())
    .then(() => app.db.close())
})
