ALTER TABLE "cases" ADD COLUMN "analysis_card" jsonb;--> statement-breakpoint
drop trigger guard_analysis on public.cases;
--> statement-breakpoint
create trigger guard_analysis before insert or update on public.cases
for each row execute function app.protect('system', 'confidence_score', 'estimated_value', 'ai_analysis_result',
  'similar_cases_found', 'analysis_card', 'analyzed_version', 'is_editable=true');
