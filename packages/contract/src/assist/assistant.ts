import { z } from 'zod'
import { textField } from '../fields.ts'
import { page } from '../page.ts'
import { fetchReport } from '../reports/builder.ts'
import { ReportDefinition } from '../reports/definition.ts'
import { route } from '../route.ts'
import { idOf, Instant, Version } from '../values.ts'
import { text } from './assistant.text.ts'

export const assistantPage = page({
  module: 'assist',
  path: '/erp/assistant/',
  title: text.title,
  icon: 'report',
  events: ['use', 'export', { code: 'configure', risk: 'high' }],
  sortOrder: 15,
})

export const mostChats = 200
/** Questions of a chat. */
export const mostMessages = 200
export const mostTitleLetters = 80
export const mostQuestionLetters = 500
/** Lines of a report that an answer shows; the link opens all. */
export const answerLines = 10

/** `empty`: the report has no figures; `refused`: the report cannot be built so. */
export const outcomes = ['answered', 'empty', 'not_understood', 'not_permitted', 'refused'] as const

export const engines = ['local', 'provider'] as const
/** Why the local rules answered in place of the provider: no answer, none of use, figures that are not in the report, no tokens left. */
export const fallbacks = ['unreachable', 'unusable', 'invented', 'budget'] as const

const id = idOf('assist.chat')
const title = textField({ max: mostTitleLetters })

const Chat = z.object({
  id,
  version: Version,
  /** Null until the first question. */
  title: z.string().nullable(),
  updatedAt: Instant,
})
export type Chat = z.output<typeof Chat>

const Result = fetchReport.output.omit({ proof: true })
export type AnswerReport = z.output<typeof Result>

const Message = z.object({
  id: z.int().positive(),
  question: z.string(),
  answer: z.string(),
  outcome: z.enum(outcomes),
  /** The report that was read, with its dates; null: none was. */
  request: ReportDefinition.nullable(),
  /** Its first lines, as they were when it was read. */
  result: Result.nullable(),
  engine: z.enum(engines),
  fallback: z.enum(fallbacks).nullable(),
  createdAt: Instant,
})
export type Message = z.output<typeof Message>

const read = { page: assistantPage, event: 'view', writes: false } as const

/** The caller’s own chats, the latest first. */
export const listChats = route({
  ...read,
  id: 'assist.chat.list',
  method: 'GET',
  path: '/ai/chats',
  input: z.strictObject({}),
  output: z.object({ items: z.array(Chat) }),
})

/** An own chat with its messages in order. */
export const getChat = route({
  ...read,
  id: 'assist.chat.get',
  method: 'GET',
  path: '/ai/chats/{id}',
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: Chat.extend({ messages: z.array(Message) }),
})

/** An own chat as a file: text to read, or JSON with the reports. */
export const exportChat = route({
  ...read,
  id: 'assist.chat.export',
  method: 'GET',
  path: '/ai/chats/{id}/export',
  event: 'export',
  answer: 'file',
  errors: ['not_found'],
  input: z.strictObject({ id, format: z.enum(['txt', 'json']) }),
  output: z.null(),
})

const write = {
  method: 'POST',
  page: assistantPage,
  event: 'use',
  writes: true,
  stale: [listChats, getChat],
} as const

export const createChat = route({
  ...write,
  id: 'assist.chat.create',
  path: '/ai/chats',
  status: 201,
  errors: ['assist.too_many_chats'],
  input: z.strictObject({ title: title.nullable().default(null) }),
  output: Chat,
})

export const updateChat = route({
  ...write,
  id: 'assist.chat.update',
  method: 'PATCH',
  path: '/ai/chats/{id}',
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id, version: Version, title }),
  output: Chat,
})

export const deleteChat = route({
  ...write,
  id: 'assist.chat.delete',
  path: '/ai/chats/{id}/delete',
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id, version: Version }),
  output: z.object({ id }),
})

/** Answers a question from a report, read with the caller’s own permissions, and keeps both. */
export const askQuestion = route({
  ...write,
  id: 'assist.chat.ask',
  path: '/ai/chats/{id}/messages',
  // A provider may be asked, which no transaction waits for.
  idempotent: 'no',
  errors: ['not_found', 'assist.chat_full'],
  input: z.strictObject({ id, question: textField({ max: mostQuestionLetters }) }),
  output: Message,
})

/** Field of the dialog that renames a chat. */
export const titleFields = { title }
