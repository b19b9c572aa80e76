import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { AnswerKind } from './answer.ts'

export type Question = {
  readonly title: string
  readonly body?: ReactNode
  /** Names the deed; `OK` when left out. */
  readonly confirm?: string
  /** `Cancel` when left out. */
  readonly cancel?: string
}

type Decision = Question & {
  /** Offers a second answer: its name, or `true` for `No`. */
  readonly deny?: string | true
  /** Offers one more way, by its name. */
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

export type AskedDecision = Decision & {
  readonly id: string
  /** Its attempt is running. */
  readonly isBusy: boolean
  readonly answer: (choice: Choice) => void
}
export type AskedRequest = Request & {
  readonly id: string
  readonly kind: AnswerKind
  /** Null: cancelled. */
  readonly answer: (value: string | null) => void
}

/** Questions in the order they were asked; the first is on show. */
export const questions = createStore<readonly (AskedDecision | AskedRequest)[]>(() => [])

/**
 * Asks in a dialog and answers what was said; the host (`ask-host.tsx`) shows it. What is typed is judged before it is answered.
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
  text: (request: Request) => askFor('text', request),
  email: (request: Request) => askFor('email', request),
  url: (request: Request) => askFor('url', request),
}

function askFor(kind: AnswerKind, request: Request): Promise<string | null> {
  return new Promise((resolve) => {
    const id = crypto.randomUUID()
    put({ ...request, kind, id, answer: (value: string | null) => take(id, () => resolve(value)) })
  })
}

function put(question: AskedDecision | AskedRequest): void {
  questions.setState((waiting) => [...waiting, question], true)
}

function change(id: string, changes: Question | Pick<AskedDecision, 'isBusy'>): void {
  questions.setState((waiting) => waiting.map((one) => (one.id === id ? { ...one, ...changes } : one)), true)
}

function take(id: string, answer: () => void): void {
  questions.setState((waiting) => waiting.filter((question) => question.id !== id), true)
  answer()
}
