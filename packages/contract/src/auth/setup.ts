import { z } from 'zod'
import { loginField } from '../contact-fields.ts'
import { referenceField, textField } from '../fields.ts'
import { route } from '../route.ts'
import { SessionUser } from './session.ts'

/** First run: creates the company, its first store and its owner. Works once, with the token printed on the console. */
export const setup = route({
  id: 'auth.setup.submit',
  method: 'POST',
  path: '/auth/public/setup',
  access: 'public',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({
    token: z.string().min(20).max(100),
    companyName: textField({ min: 2, max: 120 }),
    companyCode: z
      .string()
      .trim()
      .regex(/^[A-Z0-9]{2,12}$/),
    countryCode: referenceField('country'),
    currency: referenceField('currency'),
    timezone: z.string().min(1).max(60),
    storeName: textField({ max: 120 }),
    firstName: textField({ max: 80 }),
    lastName: textField({ max: 80 }),
    username: loginField(),
    password: z.string().min(1).max(1024),
  }),
  output: z.object({ token: z.string(), user: SessionUser }),
  errors: ['auth.setup_closed', 'auth.password_rule', 'duplicate'],
})
