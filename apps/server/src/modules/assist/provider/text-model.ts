import { z } from 'zod'
import { postOutgoing } from '../../../platform/http/outgoing.ts'

export type Turn = { readonly role: 'system' | 'user'; readonly content: string }
/** Null: no answer, an error or none that can be read. Units: tokens of the provider. */
export type Completion = { readonly text: string | null; readonly tokens: number }

/** What the assistant asks of any provider. */
export type TextModel = {
  readonly model: string
  readonly complete: (turns: readonly Turn[]) => Promise<Completion>
}

const Answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.int().nonnegative() }).optional(),
})

export const answerTokens = 800
const answerMs = 15_000
const longestAnswer = 200_000
/** Characters of a token where the provider does not count: rather too many tokens than too few. */
const lettersOfToken = 3

type Account = {
  readonly baseUrl: string
  readonly model: string
  readonly key: string | null
  readonly isPrivateAllowed: boolean
  readonly timeoutMs?: number
}

/** A service with the chat completions of OpenAI. Source: platform.openai.com/docs/api-reference/chat. */
export function openAiCompatible({ baseUrl, model, key, isPrivateAllowed, timeoutMs = answerMs }: Account): TextModel {
  return {
    model,
    complete: async (turns) => {
      const body = JSON.stringify({ model, messages: turns, max_tokens: answerTokens, temperature: 0 })
      const response = await postOutgoing({
        url: `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
        headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
        body,
        timeoutMs,
        mostBytes: longestAnswer,
        isPrivateAllowed,
      })
      if (response === null || response.status !== 200) return { text: null, tokens: 0 }
      const read = Answer.safeParse(jsonIn(response.text))
      const estimate = Math.ceil((body.length + response.text.length) / lettersOfToken)
      if (!read.success) return { text: null, tokens: estimate }
      return { text: read.data.choices[0]?.message.content ?? null, tokens: read.data.usage?.total_tokens ?? estimate }
    },
  }
}

/** The JSON of a text, also within a fence of Markdown; null: none. */
export function jsonIn(text: string): unknown {
  const [, fenced] = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text) ?? []
  try {
    return JSON.parse(fenced ?? text)
  } catch {
    // Not JSON: the caller decides what follows.
    return null
  }
}
