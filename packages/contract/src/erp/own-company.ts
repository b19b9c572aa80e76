import { z } from 'zod'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { companiesPage } from './company.ts'

/**
 * Opens the set-up page once more for whoever runs a demo installation; completing it closes the demo companies. The response contains a
 * secret and is not stored for replays.
 */
export const startOwnCompany = route({
  id: 'erp.company.startOwn',
  method: 'POST',
  path: '/erp/companies/start-own',
  page: companiesPage,
  event: 'create',
  isForOperators: true,
  writes: true,
  idempotent: 'no',
  errors: ['erp.not_demo'],
  /** The code of the demo company. */
  input: z.strictObject({ confirmation: textField({ max: 40 }) }),
  /** `link`: a path of this installation; works once, for 24 hours. */
  output: z.object({ link: z.string() }),
})
