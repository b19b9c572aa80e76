import { emailField, phoneField } from '@countinghouse/contract/contact-fields'
import { userTypes } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import { choiceField, textField } from '@countinghouse/contract/fields'
import { locales } from '@countinghouse/kernel/text'

/** Codes, apart by commas. */
const codes = textField({ max: 2000 }).nullable()

/** What a file of people may say; all but the names may be left out. */
export const personColumns = {
  text,
  fields: {
    firstName: textField({ max: 80 }),
    lastName: textField({ max: 80 }),
    email: emailField().nullable(),
    phone: phoneField().nullable(),
    employeeNo: textField({ max: 40 }).nullable(),
    department: textField({ max: 80 }).nullable(),
    designation: textField({ max: 80 }).nullable(),
    userType: choiceField(userTypes).nullable(),
    homeModuleId: textField({ max: 60 }).nullable(),
    roles: codes,
    stores: codes,
    locale: choiceField(locales).nullable(),
  },
}

/** Nothing of it is in a shared list, and nothing is an amount. */
export const noReferences = { lists: new Map(), currency: '' }
