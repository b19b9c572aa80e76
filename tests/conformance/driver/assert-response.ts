import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import type { JsonSchema, OpenApi, Operation } from './document.ts'

export type Received = {
  readonly status: number
  readonly text: string
  readonly headers: Record<string, string | string[] | number | undefined>
}

/** Holds answers against the document. */
export type ResponseAssertions = {
  /** Whether a value fits a schema of the document. */
  readonly fits: (schema: JsonSchema, value: unknown) => boolean
  /** Fails unless the status is declared, is no server error, and the body has the form declared for it. */
  readonly expectDeclared: (operation: Operation, answer: Received, what?: string) => void
}

type Json = Record<string, unknown>

const assertionsByDocument = new Map<string, ResponseAssertions>()

/**
 * The assertions of documents; the same one for all whose references mean the same, since what it compiles takes seconds. What their
 * operations still refer to contains itself, and is called after its operation, which no two of them have.
 */
export function assertionsBy(...documents: readonly OpenApi[]): ResponseAssertions {
  const components = {
    schemas: Object.assign({}, ...documents.map((document) => document.components['schemas'])) as Json,
  }
  const text = JSON.stringify(components)
  const assertions = assertionsByDocument.get(text) ?? newAssertions(components)
  assertionsByDocument.set(text, assertions)
  return assertions
}

function newAssertions(components: OpenApi['components']): ResponseAssertions {
  const ajv = new Ajv2020({ strict: false, allErrors: false, unicodeRegExp: true, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addFormat('iri', (text: string) => URL.canParse(text))
  ajv.addSchema({ $id: 'https://api.test/', components })
  const compiled = new WeakMap<JsonSchema, ValidateFunction>()
  // The refusals of all operations are alike.
  const alike = new Map<string, ValidateFunction>()
  const validator = (schema: JsonSchema) => {
    const known = compiled.get(schema)
    if (known !== undefined) return known
    const text = JSON.stringify(schema)
    const validate = alike.get(text) ?? ajv.compile(rooted(text))
    compiled.set(schema, validate)
    alike.set(text, validate)
    return validate
  }
  return {
    fits: (schema, value) => validator(schema)(value) === true,
    expectDeclared: (operation, answer, what = '') => {
      const title = `${operation.id} ${what} answered ${answer.status}: ${answer.text.slice(0, 500)}`
      expect(answer.status, title).toBeLessThan(500)
      expect(answer.headers['cache-control'], title).toBe('no-store')
      expect(answer.headers['x-request-id'], title).toMatch(/^[0-9a-f-]{36}$/)
      if (operation.isFile && answer.status === operation.success) return expectFile(answer, title)
      const schema = operation.responses[String(answer.status)]
      if (schema === undefined) throw new Error(`${title}, which is not declared`)
      expect(String(answer.headers['content-type']), title).toMatch(/^application\/json/)
      const validate = validator(schema)
      if (validate(JSON.parse(answer.text)) !== true) throw new Error(`${title}\n${JSON.stringify(validate.errors)}`)
    },
  }
}

/** A file is saved, never guessed at or run, and shown only where it is a picture that we drew. */
function expectFile(answer: Received, title: string): void {
  const how = answer.headers['content-type'] === 'image/webp' ? '(attachment|inline)' : 'attachment'
  expect(answer.headers['content-disposition'], title).toMatch(
    new RegExp(`^${how}; filename="[ -~]+"; filename\\*=UTF-8''[!-~]+$`),
  )
  expect(answer.headers['content-security-policy'], title).toContain('sandbox')
  expect(answer.headers['x-content-type-options'], title).toBe('nosniff')
}

/** References are relative to the document, not to the piece of it that is compiled. */
function rooted(schema: string): object {
  return JSON.parse(schema.replaceAll('"$ref":"#/', '"$ref":"https://api.test/#/')) as object
}
