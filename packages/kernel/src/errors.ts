/** One message beside one field; `code` is stable, `message` is in the reader's language. */
export type FieldError = { readonly code: string; readonly message: string }
export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>

export type ErrorDetails = Readonly<Record<string, unknown>>

/** An expected refusal, raised next to its rule and turned into an answer by the pipeline. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: string
  readonly details: ErrorDetails | undefined
  readonly fields: FieldErrors | undefined

  constructor(code: string, more: { details?: ErrorDetails; fields?: FieldErrors; message?: string } = {}) {
    super(more.message ?? code)
    this.code = code
    this.details = more.details
    this.fields = more.fields
  }
}
