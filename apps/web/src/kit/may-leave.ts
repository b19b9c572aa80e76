import { text } from '@countinghouse/contract/kit/waiting.text'
import { connectionStore } from '../shell/connection.ts'
import type { Language } from '../shell/language.tsx'
import { ask } from './ask.ts'
import { sendQueues, waitingCommands } from './waiting-commands.ts'

/**
 * Whether the user can sign out or switch company: not while commands wait for the server, which can be sent immediately;
 * rejected commands are shown. `takeUp`: includes the commands of other tabs.
 */
export async function mayLeave(t: Language['t'], takeUp: () => Promise<void>): Promise<boolean> {
  await takeUp()
  const { waits, stopped } = waitingCommands.getState()
  if (waits > 0) {
    const isConnected = connectionStore.getState().connection === 'connected'
    const choice = await ask.confirm({
      title: t(text.waits, { count: waits }),
      body: t(isConnected ? text.waitsHere : text.waitsAway, { count: waits }),
      confirm: t(text.sendNow),
      cancel: t(text.stay),
    })
    if (choice !== 'confirm') return false
    await sendQueues()
    return await mayLeave(t, takeUp)
  }
  if (stopped === 0) return true
  const choice = await ask.confirm({
    title: t(text.stopped, { count: stopped }),
    body: t(text.stoppedHere),
    confirm: t(text.leave),
    cancel: t(text.stay),
  })
  return choice === 'confirm'
}
