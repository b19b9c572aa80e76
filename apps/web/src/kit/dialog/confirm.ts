import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { AnswerKind } from './answer.ts'

export type Question = {
  readonly title: string
  readonly body?: ReactNode
  /** Label of the confirm button; default `OK`. */
  readonly confirm?: string
  /** Label of the cancel button; default `Cancel`. */
  readonly cancel?: string
}

type Decision = Question & {
  /** Adds a deny button with this label, or `true` for `No`. */
  readonly deny?: string | true
  /** Adds one more button with this label. */
  readonly other?: string
  readonly isDanger?: boolean
  /**
   * Runs on the main answer while the question stays on show, so that no other answer is lost meanwhile. Answers what to ask next in
   * its place; null: nothing is left to ask.
   */
  readonly attempt?: () => Promise<Question | null>
}

type Request = Question & { readonly label: string; readonly value?: string }

export type Choice = 'confirm' | 'deny' | 'other' | 'cancel'

export type RequestedDecision = Decision & {
  readonly id: string
  /** Its attempt is running. */
  readonly isBusy: boolean
  readonly answer: (choice: Choice) => void
}
export type SentRequest = Request & {
  readonly id: string
  readonly kind: AnswerKind
  /** Null: cancelled. */
  readonly answer: (value: string | null) => void
}

/** Pending questions in order; the first is shown. */
export const questions = createStore<readonly (RequestedDecision | SentRequest)[]>(() => [])

/**
 * Shows a dialog and resolves with the answer; rendered by `confirm-host.tsx`. Input is validated before it is returned.
 * Source: spec sections 5 and 9.
 */
export const ask = {
  confirm: (decision: Decision) =>
    new Promise<Choice>((resolve, reject) => {
      const id = crypto.randomUUID()
      const answer = (choice: Choice) => {
        if (choice !== 'confirm' || decision.attempt === undefined) return take(id, () => resolve(choice))
        change(id, { isBusy: true })
        decision.attempt().then(
          (next) => (next === null ? take(id, () => resolve('confirm')) : change(id, { ...next, isBusy: false })),
          (error: unknown) => take(id, () => reject(error)),
        )
      }
      put({ ...decision, id, isBusy: false, answer })
    }),
  text: (request: Request) => openDialog('text', request),
  email: (request: Request) => openDialog('email', request),
  url: (request: Request) => openDialog('url', request),
}

function openDialog(kind: AnswerKind, request: Request): Promise<string | null> {
  return new Promise((resolve) => {
    const id = crypto.randomUUID()
    put({ ...request, kind, id, answer: (value: string | null) => take(id, () => resolve(value)) })
  })
}

function put(question: RequestedDecision | SentRequest): void {
  questions.setState((waiting) => [...waiting, question], true)
}

function change(id: string, changes: Question | Pick<RequestedDecision, 'isBusy'>): void {
  questions.setState((waiting) => waiting.map((one) => (one.id === id ? { ...one, ...changes } : one)), true)
}

function take(id: string, answer: () => void): void {
  questions.setState((waiting) => waiting.filter((question) => question.id !== id), true)
  answer()
}
