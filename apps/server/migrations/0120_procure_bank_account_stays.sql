-- An account stays with the supplier for which two people named it, as it was proposed: merging suppliers carries none along.
-- docs/decisions/043.
revoke update on procure.supplier_bank_account from app;
grant update (state, confirmed_by, confirmed_at, active_from, retired_by, retired_at, end_reason)
  on procure.supplier_bank_account to app;
