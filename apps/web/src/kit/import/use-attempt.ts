import { useState } from 'react'
import { CallError } from '../../shell/call.ts'

/** Runs one write at a time, and keeps its refusal in words. */
export function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function attempt(run: () => Promise<void>): Promise<void> {
    setProblem(null)
    setIsBusy(true)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const inFields = Object.values(error.fields ?? {}).flat()
      setProblem(inFields[0]?.message ?? error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return { attempt, problem, isBusy }
}
