import { IntlMessageFormat } from 'intl-messageformat'
import type { Plugin } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>
type Place = { readonly start: number; readonly end: number; readonly message: string }

const parser = /^@formatjs\/icu-messageformat-parser$/
const withoutParser = '@formatjs/icu-messageformat-parser/no-parser.js'
const written = /\/(packages\/contract|apps\/web)\/src\/.+\.tsx?$/

/** Reads the messages of all texts when the pages are built, so that no page carries or runs the parser of ICU messages. */
export function readTextsPlugin(): Plugin {
  return {
    name: 'countinghouse-read-texts',
    apply: 'build',
    enforce: 'post',
    config: () => ({ resolve: { alias: [{ find: parser, replacement: withoutParser }] } }),
    transform(code, id) {
      if (!written.test(id.replaceAll('\\', '/')) || !code.includes('{')) return undefined
      const places = messagesIn(this.parse(code) as unknown as Node)
      return places.length === 0 ? undefined : { code: withMessagesRead(code, places), map: null }
    },
  }
}

/**
 * Where `en` or `ar` of a text is a message with parameters. Throws: Error when one is not written as one string, because the
 * pages could not read it.
 */
export function messagesIn(node: Node): readonly Place[] {
  const inside = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]))
  const places = inside.filter(isNode).flatMap(messagesIn)
  if (node.type !== 'Property' || !isNode(node['key']) || !isNode(node['value'])) return places
  const { key, value } = node as Node & { key: Node; value: Node }
  if (key['name'] !== 'en' && key['name'] !== 'ar') return places
  const message = stringOf(value)
  return message?.includes('{') === true ? [{ start: value.start, end: value.end, message }] : places
}

export function withMessagesRead(code: string, places: readonly Place[]): string {
  const [text, rest] = places
    .toSorted((one, other) => one.start - other.start)
    .reduce(
      ([done, at], { start, end, message }) =>
        [
          `${done}${code.slice(at, start)}${JSON.stringify(new IntlMessageFormat(message, 'en').getAst())}`,
          end,
        ] as const,
      ['', 0] as readonly [string, number],
    )
  return text + code.slice(rest)
}

function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'BinaryExpression') return joined([node['left'], node['right']])
  if (node.type !== 'TemplateLiteral') return undefined
  const [only, ...more] = node['quasis'] as { value: { cooked: string } }[]
  if (more.length > 0)
    throw new Error(`A text is put together from parts: use a parameter. ${only?.value.cooked ?? ''}`)
  return only?.value.cooked
}

function joined(nodes: readonly unknown[]): string | undefined {
  const parts = nodes.map((node) => (isNode(node) ? stringOf(node) : undefined))
  return parts.includes(undefined) ? undefined : parts.join('')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
