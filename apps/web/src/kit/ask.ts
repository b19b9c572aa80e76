import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { AnswerKind } from './answer.ts'

type Question = {
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
}

type Request = Question & { readonly label: string; readonly value?: string }

export type Choice = 'confirm' | 'deny' | 'other' | 'cancel'

export type AskedDecision = Decision & { readonly id: string; readonly answer: (choice: Choice) => void }
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
    new Promise<Choice>((resolve) => {
      const id = crypto.randomUUID()
      put({ ...decision, id, answer: (choice: Choice) => take(id, () => resolve(choice)) })
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

function take(id: string, answer: () => void): void {
  questions.setState((waiting) => waiting.filter((question) => question.id !== id), true)
  answer()
}
