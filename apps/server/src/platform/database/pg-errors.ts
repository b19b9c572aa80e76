import type { ErrorDetails } from '@countinghouse/kernel/errors'
import pg from 'pg'
import { z } from 'zod'

/** SQLSTATE class of what went wrong. Source: PostgreSQL documentation, appendix A. */
const serializationFailures = new Set(['40001', '40P01'])
const unavailable = new Set(['53300', '57P01', '57P02', '57P03', '57014', '08000', '08003', '08006', '25P03', '25P04'])
const networkErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])
const lockNotAvailable = '55P03'
/** `platform.refuse` ends a kernel with it. */
const kernelRefusal = 'KR000'

const Details = z.record(z.string(), z.unknown())

export type ConstraintViolation = {
  /** `schema.constraint`. */
  readonly name: string
  readonly kind: 'unique' | 'check' | 'reference_missing' | 'still_referenced' | 'other'
}

export function isSerializationFailure(error: unknown): boolean {
  return error instanceof pg.DatabaseError && serializationFailures.has(error.code ?? '')
}

export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === lockNotAvailable
}

/** The database is away, starting, full or too slow: a repeat may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return unavailable.has(error.code ?? '') || isLockTimeout(error) || isSerializationFailure(error)
  if (!(error instanceof Error)) return false
  if ('code' in error && networkErrors.has(String(error.code))) return true
  return /timeout exceeded when trying to connect|Connection terminated|not queryable|connection error/i.test(
    error.message,
  )
}

export function violationOf(error: unknown): ConstraintViolation | null {
  if (!(error instanceof pg.DatabaseError) || error.code?.startsWith('23') !== true || error.constraint === undefined)
    return null
  return { name: `${error.schema}.${error.constraint}`, kind: kindOf(error) }
}

function kindOf(error: pg.DatabaseError): ConstraintViolation['kind'] {
  if (error.code === '23505') return 'unique'
  if (error.code === '23514') return 'check'
  if (error.code !== '23503') return 'other'
  return error.message.startsWith('update or delete on table') ? 'still_referenced' : 'reference_missing'
}

/** A value that its column cannot hold, such as a character that is none. Source: SQLSTATE class 22. */
export function isDataError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('22') === true
}

/** What a kernel in the database refuses: an error code of the contract with its details; null: it is something else. */
export function kernelRefusalOf(error: unknown): { code: string; details: ErrorDetails | undefined } | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== kernelRefusal) return null
  const { detail } = error
  return {
    code: error.message,
    details: detail === undefined || detail === '' ? undefined : Details.parse(JSON.parse(detail)),
  }
}
