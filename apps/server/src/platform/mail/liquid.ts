import { Liquid, LiquidError } from 'liquidjs'

/** Units: characters of a rendered text. */
const longestText = 20_000
/** Units: milliseconds that pass, so that a busy machine refuses no good template, and what loops may allocate. */
const renderMs = 1000
const renderMemory = 200_000

/** Templates are texts alone: no files, and no names beside those of their event. */
const engine = new Liquid({
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: 20_000,
  renderLimit: renderMs,
  memoryLimit: renderMemory,
  templates: {},
  cache: false,
})

/** `variable`: a name that the event does not have; `mistake`: what the parser says, in English. */
export type LiquidIssue =
  | { readonly kind: 'variable'; readonly line: number; readonly name: string }
  | { readonly kind: 'mistake'; readonly line: number; readonly words: string }
  | { readonly kind: 'too_long' }
export type Rendered = { readonly text: string } | { readonly issue: LiquidIssue }

/** A template with the values of its event. */
export function renderLiquid(source: string, data: Readonly<Record<string, unknown>>): Rendered {
  try {
    const text = String(engine.parseAndRenderSync(source, data))
    return text.length > longestText ? { issue: { kind: 'too_long' } } : { text }
  } catch (error) {
    // Whatever a template makes the engine throw is a mistake of the template.
    return { issue: issueOf(error) }
  }
}

const longestWords = 200

function issueOf(error: unknown): LiquidIssue {
  const line = lineOf(error)
  const message = error instanceof Error ? error.message : String(error)
  const name = /undefined variable: ([^,\s]+)/.exec(message)?.[1]
  if (name !== undefined) return { kind: 'variable', line, name }
  // The engine ends its message with the place, which `line` says.
  return { kind: 'mistake', line, words: message.replace(/, (?:line:|file:).*$/s, '').slice(0, longestWords) }
}

function lineOf(error: unknown): number {
  return LiquidError.is(error) ? (error.token.getPosition()[0] ?? 1) : 1
}
