import { spawn } from 'node:child_process'
import { projectDir } from './project.mjs'

/**
 * Runs one command to its end and keeps its output.
 *
 * @param {{ name: string, command: string[], env?: Record<string, string> }} step
 * @returns {Promise<{ name: string, isPassed: boolean, seconds: number, output: string }>}
 */
export function runStep({ name, command, env }) {
  const [program, ...args] = command
  const begun = performance.now()
  return new Promise((resolve) => {
    const chunks = []
    const child = spawn(program, args, { cwd: projectDir, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = (isPassed) => {
      const output = Buffer.concat(chunks).toString().trimEnd()
      resolve({ name, isPassed, seconds: (performance.now() - begun) / 1000, output })
    }
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${program} could not be started: ${error.message}`))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/** Runs all steps, two at a time, and says one line for each as it ends. Every failure is shown, none stops the others. */
export async function runSteps(steps, atOnce = 2) {
  const waiting = [...steps]
  const results = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      results.push(result)
      console.log(lineOf(result))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  for (const { name, isPassed, output } of results) {
    if (!isPassed) console.log(`\n--- ${name}\n${output}`)
  }
  return results
}

export function lineOf({ name, isPassed, seconds }) {
  return `${isPassed ? 'ok    ' : 'FAILED'} ${name} ${seconds.toFixed(1)} s`
}
