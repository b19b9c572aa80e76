import { text } from '@countinghouse/contract/issues.text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerKind } from './answer.ts'
import { readAnswer } from './answer.ts'

describe('what is typed into a dialog', () => {
  it('is pinned in what is said of an address that is none', () => {
    expect(text.not_an_email.en).toBe('Invalid email address')
    expect(text.not_a_url.en).toBe('Invalid URL')
  })

  it.each([
    ['text', ' Sale of the week ', 'Sale of the week'],
    ['email', ' una.berg@example.com ', 'una.berg@example.com'],
    ['email', 'o+tills@shop.example.co.uk', 'o+tills@shop.example.co.uk'],
    ['url', 'https://example.com/path?a=1#b', 'https://example.com/path?a=1#b'],
    ['url', ' HTTP://example.com ', 'HTTP://example.com'],
    ['url', 'https://مثال.إختبار/', 'https://مثال.إختبار/'],
  ] as const)('%s: %j is kept without its blanks', (kind, entered, value) => {
    expect(readAnswer(kind, entered)).toEqual({ value })
  })

  it.each([
    ['email', 'una'],
    ['email', 'una@'],
    ['email', '@example.com'],
    ['email', 'una@example'],
    ['email', 'una berg@example.com'],
    ['email', 'una@example.com, olga@example.com'],
    ['url', 'example.com'],
    ['url', 'https://'],
    ['url', 'ftp://example.com'],
    ['url', 'javascript:alert(1)'],
    ['url', 'mailto:una@example.com'],
  ] as const)('%s: %j is refused in the pinned words', (kind, entered) => {
    expect(readAnswer(kind, entered)).toEqual({
      issue: { text: kind === 'email' ? text.not_an_email : text.not_a_url },
    })
  })

  it.each(['text', 'email', 'url'] as const)('%s: nothing, or only blanks, is no answer', (kind) => {
    for (const entered of ['', '   ', '\n'])
      expect(readAnswer(kind, entered)).toEqual({ issue: { text: text.required } })
  })

  it('says how long it may be', () => {
    expect(readAnswer('text', 'x'.repeat(201))).toEqual({ issue: { text: text.too_long, params: { maximum: 200 } } })
    expect(readAnswer('url', `https://example.com/${'x'.repeat(300)}`)).toMatchObject({
      issue: { text: text.too_long },
    })
  })

  it('never throws, and what it keeps it keeps again', () => {
    fc.assert(
      fc.property(fc.constantFrom<AnswerKind>('text', 'email', 'url'), fc.string(), (kind, entered) => {
        const answer = readAnswer(kind, entered)
        if (answer.issue === undefined) expect(readAnswer(kind, answer.value)).toEqual(answer)
      }),
    )
  })
})
