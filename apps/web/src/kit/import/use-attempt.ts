import { useRef, useState } from 'react'
import { CallError } from '../../app/calls/call.ts'

/** Runs one write at a time, those that are asked for meanwhile after it in their order, and keeps a refusal in words. */
export function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function runNow(run: () => Promise<void>): Promise<void> {
    setProblem(null)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const inFields = Object.values(error.fields ?? {}).flat()
      setProblem(inFields[0]?.message ?? error.message)
    } finally {
      setWaiting((count) => count - 1)
    }
  }

  function attempt(run: () => Promise<void>): Promise<void> {
    setWaiting((count) => count + 1)
    const done = last.current.then(() => runNow(run))
    last.current = done.catch(() => {})
    return done
  }
  return { attempt, problem, isBusy: waiting > 0 }
}
