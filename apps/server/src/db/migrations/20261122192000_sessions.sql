-- Tokens are kept as hashes from now on; whoever is signed in stays so.
update auth.session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
--> statement-breakpoint
-- Sign-ins that wait for their code begin anew; mailed links have been hashes before.
delete from auth.verification where identifier !~ '^(reset-password|change-email|verify-email):[0-9a-f]{64}$';
--> statement-breakpoint
-- Whatever a session holds open ends with it, in every process.
create function app.tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('user_id', old.user_id, 'token', old.token)::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger tell_ended after delete on auth.session for each row execute function app.tell_session_ended();
