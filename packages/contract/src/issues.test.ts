import { expect, test } from 'vitest'
import { z } from 'zod'
import { codeField, integerField, multilineField, rateField, referenceField, textField, urlField } from './fields.ts'
import { fieldErrorsOf } from './issues.ts'
import { listInput } from './list.ts'
import { format } from './text.ts'

const Form = z.strictObject({
  code: codeField(),
  name: textField({ max: 5 }),
  website: urlField().nullable().optional(),
  months: integerField({ min: 0, max: 12 }).optional(),
  kind: z.enum(['a', 'b']).optional(),
  lines: z
    .array(z.strictObject({ count: z.int() }))
    .min(1)
    .optional(),
})

function issues(input: unknown, locale: 'en' | 'ar' = 'en'): Record<string, string[]> {
  const parsed = Form.safeParse(input, { reportInput: true })
  if (parsed.success) return {}
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(parsed.error.issues, locale)).map(([path, errors]) => [
      path,
      errors.map((error) => error.code),
    ]),
  )
}

test('every finding is named at its path', () => {
  expect(
    issues({
      name: 'too long',
      website: 'nowhere',
      months: 13,
      kind: 'c',
      lines: [{ count: 1.5 }, { count: 'x', extra: 1 }],
    }),
  ).toEqual({
    code: ['required'],
    name: ['too_long'],
    website: ['not_a_url'],
    months: ['too_big'],
    kind: ['not_a_choice'],
    'lines.0.count': ['not_integer'],
    'lines.1.count': ['not_integer'],
    'lines.1.extra': ['unknown_field'],
  })
})

test('an empty, a null and a missing value all read as one that must be entered', () => {
  for (const name of ['', '   ', null, undefined]) expect(issues({ code: 'AB', name })['name']?.[0]).toBe('required')
})

test('unknown fields named like members of every object are findings like others', () => {
  for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']) {
    expect(
      issues(
        Object.fromEntries([
          ['code', 'AB'],
          ['name', 'A'],
          [name, 1],
        ]),
      ),
      name,
    ).toEqual(Object.fromEntries([[name, ['unknown_field']]]))
  }
})

test('messages are in the reader’s language, with plurals by its rules', () => {
  const parsed = Form.safeParse({ code: 'AB', name: 'too long' }, { reportInput: true })
  const issues = parsed.error?.issues ?? []
  expect(fieldErrorsOf(issues, 'en')['name']).toEqual([{ code: 'too_long', message: 'Enter at most 5 characters.' }])
  expect(fieldErrorsOf(issues, 'ar')['name']).toEqual([{ code: 'too_long', message: 'أدخل 5 أحرف على الأكثر.' }])
})

test('a text keeps what it is given but for blanks at its ends, and admits no control character', () => {
  expect(textField({ max: 9 }).parse('  Größe 😀 ')).toBe('Größe 😀')
  for (const wrong of ['a\nb', 'a\tb', 'a\0b', 'a\u0085b', '\ud800'])
    expect(textField({ max: 9 }).safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  expect(multilineField({ max: 9 }).parse('a\n\tb')).toBe('a\n\tb')
  expect(multilineField({ max: 9 }).safeParse('a\rb').success).toBe(false)
})

test('codes, references, rates and addresses admit their own form only', () => {
  for (const right of ['A1', 'ق1', 'a.b_c/d-e']) expect(codeField().safeParse(right).success, right).toBe(true)
  for (const wrong of ['A', '-A', 'A B', 'A,B', 'x'.repeat(21)])
    expect(codeField().safeParse(wrong).success, wrong).toBe(false)
  for (const wrong of ['de', 'DEUT', 'D', 'D1'])
    expect(referenceField('country').safeParse(wrong).success, wrong).toBe(false)
  for (const wrong of [-1, 1_000_001, 0.5, '5'])
    expect(rateField({ maxPpm: 1_000_000 }).safeParse(wrong).success, String(wrong)).toBe(false)
  for (const wrong of [
    'javascript:alert(1)',
    'ftp://x.example',
    '//x.example',
    'x.example',
    `https://x.example/${'a'.repeat(300)}`,
  ]) {
    expect(urlField().safeParse(wrong).success, wrong).toBe(false)
  }
})

test('a list takes its own sort keys in both directions, at most three, and the three page sizes', () => {
  const input = listInput({ sort: ['name', 'code'], filter: { status: z.array(z.string()).optional() } })
  expect(input.safeParse({ sort: ['-name', 'code'], limit: 100, status: ['x'] }).success).toBe(true)
  for (const wrong of [
    { sort: ['other'] },
    { sort: [] },
    { sort: ['name', 'name', 'name', 'name'] },
    { limit: 51 },
    { offset: 1 },
    { q: 'x'.repeat(201) },
  ]) {
    expect(input.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  }
})

test('a text is formatted with its parameters; one without braces is returned as it is', () => {
  const text = {
    en: '{count, plural, one {# brand} other {# brands}}',
    ar: '{count, plural, two {علامتان} few {# علامات} other {# علامة}}',
  }
  expect([format(text, 'en', { count: 1 }), format(text, 'en', { count: 2000 })]).toEqual(['1 brand', '2,000 brands'])
  expect(format(text, 'ar', { count: 2 })).toBe('علامتان')
  expect(format({ en: 'It’s 100 %', ar: 'x' }, 'en')).toBe('It’s 100 %')
})
