import { registerPage } from '@countinghouse/contract/sales/register'
import type { PaymentChoice, TillChoice } from '@countinghouse/contract/sales/register'
import type { ShownTerminal } from '@countinghouse/contract/sales/register-terminal'
import { cancelTerminal, checkTerminal, startTerminal } from '@countinghouse/contract/sales/register-terminal'
import { text } from '@countinghouse/contract/sales/register-terminal.text'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, CallError } from '../../../../app/calls/call.ts'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { isOutcomeUnknown } from '../../../../app/calls/idempotency-key.ts'
import { ask } from '../../../../kit/dialog/confirm.ts'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import type { EnteredTender } from '../state/tills-state.ts'
import { changeSheet, currentTills } from '../state/tills-store.ts'

/** How long the terminal is not asked again. Units: ms. */
const waitMs = 1500
const unknownMs = 5000

type Requested = {
  readonly till: TillChoice
  readonly tenders: readonly EnteredTender[]
  readonly currency: string
  /** The server cannot be reached. */
  readonly isAway: boolean
}

/** Payments of the open sale at the card terminal. They are kept with the sale, so that a reload asks for them again. */
export type Terminal = {
  /** Why none can be started; null: one can. */
  readonly obstacleOf: (type: PaymentChoice) => string | null
  readonly start: (type: PaymentChoice, amountMinor: number) => void
  readonly check: (uid: string) => void
  /** Takes the request off the terminal, or gives the money back. */
  readonly end: (tender: EnteredTender) => void
  /** What became of the last one. */
  readonly message: string | null
  readonly forgetMessage: () => void
  /** Uid of the payment that is asked about. */
  readonly asked: string | null
}

export function useTerminal({ till, tenders, currency, isAway }: Requested): Terminal {
  const language = useLanguage()
  const { t, locale } = language
  const [message, setMessage] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const last = useRef(Promise.resolve())

  function show({
    uid,
    status,
    card,
    declineCode,
  }: Pick<ShownTerminal, 'uid' | 'status' | 'card' | 'declineCode'>): void {
    if (status === 'waiting' || status === 'unknown' || status === 'approved') {
      changeSheet((sheet) => ({
        tenders: sheet.tenders.map((one) =>
          one.terminal?.uid === uid ? { ...one, terminal: { uid, status, card } } : one,
        ),
      }))
      return
    }
    remove(uid)
    setMessage(t(text[status], { reason: declineCode ?? '–' }))
  }

  function remove(uid: string): void {
    changeSheet((sheet) => ({ tenders: sheet.tenders.filter(({ terminal }) => terminal?.uid !== uid) }))
  }

  /** Runs a call about a payment once the one before is answered, so that an end never overtakes its start. */
  function run(...given: Parameters<typeof send>): Promise<void> {
    last.current = last.current.then(() => send(...given))
    return last.current
  }

  /** One without an answer is asked about again. */
  async function send(uid: string, sent: () => Promise<ShownTerminal>, onRefused: () => void): Promise<void> {
    setAsked(uid)
    try {
      show(await sent())
    } catch (error) {
      if (isOutcomeUnknown(error)) show({ uid, status: 'unknown', card: null, declineCode: null })
      // The request never reached the server, so that no terminal was asked.
      else if (isNowhere(error)) show({ uid, status: 'cancelled', card: null, declineCode: null })
      else {
        onRefused()
        setMessage(failureText(language, error, t(registerPage.title)))
      }
    } finally {
      setAsked(null)
    }
  }

  function start({ id: paymentTypeId }: PaymentChoice, amountMinor: number): void {
    const uid = crypto.randomUUID()
    setMessage(null)
    const terminal = { uid, status: 'waiting', card: null } as const
    const tender = { key: uid, paymentTypeId, tenderedMinor: amountMinor, currencyMinor: null, reference: '', terminal }
    changeSheet((sheet) => ({ tenders: [...sheet.tenders, tender], isRefund: false }))
    const input = {
      uid,
      receiptUid: currentTills().sheet.uid,
      tillSessionId: till.session?.id ?? 0,
      paymentTypeId,
      amountMinor,
    }
    void run(
      uid,
      async () => await call(startTerminal, input),
      () => remove(uid),
    )
  }

  function check(uid: string): void {
    if (asked === uid) return
    void run(
      uid,
      async () => await call(checkTerminal, { uid }),
      () => undefined,
    )
  }

  async function end({ tenderedMinor, terminal }: EnteredTender): Promise<void> {
    if (terminal === null) return
    const { uid, status } = terminal
    const title = isAway
      ? t(text.leaveOpen)
      : t(text.giveBack, { amount: formatAmount(tenderedMinor, currency, locale) })
    const confirm = t(isAway ? text.leaveOpenYes : text.giveBackYes)
    const needsAnswer = isAway || status === 'approved'
    if (needsAnswer && (await ask.confirm({ title, confirm, isDanger: true })) !== 'confirm') return
    if (isAway) return remove(uid)
    await run(
      uid,
      async () => await call(cancelTerminal, { uid }),
      () => undefined,
    )
  }

  const open = tenders.find(
    ({ terminal }) => terminal?.status === 'waiting' || terminal?.status === 'unknown',
  )?.terminal
  const openUid = open?.uid ?? null
  const poll = useEffectEvent((uid: string) => check(uid))
  useEffect(() => {
    if (openUid === null || isAway) return undefined
    const timer = setInterval(() => poll(openUid), open?.status === 'waiting' ? waitMs : unknownMs)
    return () => clearInterval(timer)
  }, [openUid, open?.status, isAway])

  return {
    obstacleOf: ({ name }) => (till.hasTerminal ? (isAway ? t(text.offline, { name }) : null) : t(text.notConfigured)),
    start,
    check,
    end: (tender) => void end(tender),
    message,
    forgetMessage: () => setMessage(null),
    asked,
  }
}

function isNowhere(error: unknown): boolean {
  return error instanceof CallError && error.code === 'not_found'
}
