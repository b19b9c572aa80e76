-- Whoever leaves is followed by somebody in the rules that name him. docs/decisions/039.
grant update (user_id) on desk.approval_step to app;
