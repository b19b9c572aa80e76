/**
 * What generic code may know of a schema: the Standard Schema shape. Constraining by zod's own classes instead makes the
 * type check three times slower.
 */
export type Schema<In = unknown, Out = unknown> = {
  readonly '~standard': { readonly types?: { readonly input: In; readonly output: Out } | undefined }
}

export type InputOf<S extends Schema> = NonNullable<S['~standard']['types']>['input']
export type OutputOf<S extends Schema> = NonNullable<S['~standard']['types']>['output']
