import { text } from '@countinghouse/contract/kit/waiting.text'
import { connectionStore } from '../../app/offline/connection.ts'
import type { Language } from '../../ui/language/language.tsx'
import type { Question } from '../dialog/confirm.ts'
import { ask } from '../dialog/confirm.ts'
import { sendQueues, waitingCommands } from './waiting-commands.ts'

/**
 * Whether the user can sign out or switch company: not while commands wait for the server, which can be sent immediately;
 * rejected commands are shown. `resume`: includes the commands of other tabs.
 */
export async function mayLeave(t: Language['t'], resume: () => Promise<void>): Promise<boolean> {
  await resume()
  const waiting = waitingQuestion(t)
  if (waiting !== null) {
    const attempt = async () => {
      await sendQueues()
      await resume()
      return waitingQuestion(t)
    }
    const choice = await ask.confirm({ ...waiting, attempt })
    if (choice !== 'confirm') return false
  }
  const { stopped } = waitingCommands.getState()
  if (stopped === 0) return true
  const choice = await ask.confirm({
    title: t(text.stopped, { count: stopped }),
    body: t(text.stoppedHere),
    confirm: t(text.leave),
    cancel: t(text.stay),
  })
  return choice === 'confirm'
}

/** Null: nothing waits for the server. */
function waitingQuestion(t: Language['t']): Question | null {
  const { waits: count } = waitingCommands.getState()
  if (count === 0) return null
  const isConnected = connectionStore.getState().connection === 'connected'
  return {
    title: t(text.waits, { count }),
    body: t(isConnected ? text.waitsHere : text.waitsAway, { count }),
    confirm: t(text.sendNow),
    cancel: t(text.stay),
  }
}
