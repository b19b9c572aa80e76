import { texts } from '@countinghouse/kernel/text'

/** Attention items, formatted by the server. */
export const text = texts({
  drafts: {
    en: '{count, plural, one {# product is a draft} other {# products are drafts}}',
    ar: '{count, plural, zero {لا منتجات مسودة} one {منتج واحد مسودة} two {منتجان مسودتان} few {# منتجات مسودات} many {# منتجًا مسودات} other {# منتج مسودات}}',
  },
  withoutPrice: {
    en: '{count, plural, one {# active product has no selling price} other {# active products have no selling price}}',
    ar: '{count, plural, zero {لا منتجات نشطة بلا سعر بيع} one {منتج نشط واحد بلا سعر بيع} two {منتجان نشطان بلا سعر بيع} few {# منتجات نشطة بلا سعر بيع} many {# منتجًا نشطًا بلا سعر بيع} other {# منتج نشط بلا سعر بيع}}',
  },
  withoutBarcode: {
    en: '{count, plural, one {# active product has no barcode} other {# active products have no barcode}}',
    ar: '{count, plural, zero {لا منتجات نشطة بلا باركود} one {منتج نشط واحد بلا باركود} two {منتجان نشطان بلا باركود} few {# منتجات نشطة بلا باركود} many {# منتجًا نشطًا بلا باركود} other {# منتج نشط بلا باركود}}',
  },
  withoutPicture: {
    en: '{count, plural, one {# active product has no picture} other {# active products have no picture}}',
    ar: '{count, plural, zero {لا منتجات نشطة بلا صورة} one {منتج نشط واحد بلا صورة} two {منتجان نشطان بلا صورة} few {# منتجات نشطة بلا صورة} many {# منتجًا نشطًا بلا صورة} other {# منتج نشط بلا صورة}}',
  },
  prospects: {
    en: '{count, plural, one {# supplier is pending approval} other {# suppliers are pending approval}}',
    ar: '{count, plural, zero {لا موردين بانتظار الاعتماد} one {مورد واحد بانتظار الاعتماد} two {موردان بانتظار الاعتماد} few {# موردين بانتظار الاعتماد} many {# موردًا بانتظار الاعتماد} other {# مورد بانتظار الاعتماد}}',
  },
  pendingAccounts: {
    en: '{count, plural, one {# supplier has a bank account pending confirmation} other {# suppliers have bank accounts pending confirmation}}',
    ar: '{count, plural, zero {لا حسابات بنكية بانتظار التأكيد} one {لمورد واحد حساب بنكي بانتظار التأكيد} two {لموردين حسابات بنكية بانتظار التأكيد} few {لـ # موردين حسابات بنكية بانتظار التأكيد} many {لـ # موردًا حسابات بنكية بانتظار التأكيد} other {لـ # مورد حسابات بنكية بانتظار التأكيد}}',
  },
  seasonsOver: {
    en: '{count, plural, one {# active season has ended} other {# active seasons have ended}}',
    ar: '{count, plural, zero {لا مواسم منتهية ما زالت نشطة} one {موسم واحد انتهى وما زال نشطًا} two {موسمان انتهيا وما زالا نشطين} few {# مواسم انتهت وما زالت نشطة} many {# موسمًا انتهت وما زالت نشطة} other {# موسم انتهت وما زالت نشطة}}',
  },
  pricesStarting: {
    en: '{count, plural, one {# price starts within 7 days} other {# prices start within 7 days}}',
    ar: '{count, plural, zero {لا أسعار تبدأ خلال 7 أيام} one {سعر واحد يبدأ خلال 7 أيام} two {سعران يبدآن خلال 7 أيام} few {# أسعار تبدأ خلال 7 أيام} many {# سعرًا يبدأ خلال 7 أيام} other {# سعر يبدأ خلال 7 أيام}}',
  },
  batchesWaiting: {
    en: '{count, plural, one {# price batch is pending approval} other {# price batches are pending approval}}',
    ar: '{count, plural, zero {لا دفعات أسعار بانتظار الموافقة} one {دفعة أسعار واحدة بانتظار الموافقة} two {دفعتا أسعار بانتظار الموافقة} few {# دفعات أسعار بانتظار الموافقة} many {# دفعة أسعار بانتظار الموافقة} other {# دفعة أسعار بانتظار الموافقة}}',
  },
})
