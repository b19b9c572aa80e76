import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { parseAst } from 'vite'
import { messagesIn, withMessagesRead } from './read-texts-plugin.ts'

function read(code: string): string {
  return withMessagesRead(code, messagesIn(parseAst(code) as never))
}

test('messages with parameters become what their parser reads in them; everything else stays as it is written', async () => {
  const count = '{n, plural, one {# row} other {# rows}} of {name}'
  const code = `export const text = { rows: { en: ${JSON.stringify(count)}, ar: 'صفوف ' + '{n}' }, plain: { en: 'Rows', ar: 'صفوف' } }`
  const { text } = (await import(`data:text/javascript,${encodeURIComponent(read(code))}`)) as {
    text: { rows: { en: never; ar: never }; plain: object }
  }
  expect(new IntlMessageFormat(text.rows.en, 'en').format({ n: 2, name: 'Oak' })).toBe('2 rows of Oak')
  expect(new IntlMessageFormat(text.rows.ar, 'ar').format({ n: 2 })).toBe('صفوف 2')
  expect(text.plain).toEqual({ en: 'Rows', ar: 'صفوف' })
})

test('a text that is put together when it runs is refused, because no page could read it', () => {
  const code = 'const text = { en: `{n} of ${place}`, ar: "x" }'
  expect(() => read(code)).toThrow('A text is put together from parts')
})

test('braces in other places are no messages', () => {
  const code = `const path = { route: '/users/{id}', key: { en: 'Users' } }`
  expect(read(code)).toBe(code)
})
