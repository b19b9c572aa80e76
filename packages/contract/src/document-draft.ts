import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { withoutDefaults } from './filter.ts'
import type { Page } from './page.ts'
import type { Fields } from './record-type.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { Version } from './values.ts'

type Drafted = {
  /** `inventory.stockAdjustment.` */
  readonly prefix: string
  readonly api: string
  readonly addresses: { readonly create?: string; readonly save?: string; readonly transitions?: string }
  readonly page: Page
  readonly id: z.ZodType<number>
  readonly fields: Fields
  /** Fields that nobody types: then no call here makes one. */
  readonly given: readonly string[]
  /** A whole document. */
  readonly output: z.ZodType
  readonly errors: readonly ErrorCode[]
  readonly stale: readonly Route[]
}

/** The calls that make a draft, edit it and end it. */
export function draftRoutes({ prefix, api, addresses, page, id, fields, given, output, errors, stale }: Drafted) {
  const edited = Object.fromEntries(Object.entries(fields).filter(([name]) => !given.includes(name)))
  return {
    ...(given.length === 0 && {
      create: route({
        id: `${prefix}create`,
        method: 'POST',
        path: addresses.create ?? api,
        page,
        event: 'create',
        writes: true,
        stale,
        status: 201,
        input: z.strictObject({ uid: z.uuid(), ...fields }),
        output,
        errors: ['duplicate', ...errors],
      }),
    }),
    update: route({
      id: `${prefix}update`,
      method: addresses.save === undefined ? 'PATCH' : 'POST',
      path: addresses.save ?? `${api}/{id}`,
      page,
      event: 'edit',
      writes: true,
      stale,
      input: z.strictObject({ ...z.strictObject(withoutDefaults(edited)).partial().shape, id, version: Version }),
      output,
      errors: ['not_found', 'stale', 'state_conflict', ...errors],
    }),
    delete: route({
      id: `${prefix}delete`,
      method: 'POST',
      path: `${addresses.transitions ?? api}/{id}/delete`,
      page,
      event: 'delete',
      writes: true,
      stale,
      input: z.strictObject({ id, version: Version }),
      output: z.object({ id }),
      errors: ['not_found', 'stale', 'state_conflict'],
    }),
  }
}
