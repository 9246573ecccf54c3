import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * Evaluates Storage security rules for the Firebase CLI's Storage emulator, with the rules engine
 * that Google ships inside the Firestore emulator. It replaces the runtime that the CLI would
 * download, where that cannot be downloaded.
 *
 * <p>The CLI writes one JSON request a line (`load_ruleset` or `verify`) and reads one JSON answer a
 * line with the same id: see firebase-tools/lib/emulator/storage/rules/runtime.js.
 */
public final class StorageRulesRuntime {
  private final Conversation cli = new Conversation();
  private final Map<String, RulesetAst> rulesets = new HashMap<>();

  public static void main(String[] arguments) throws IOException {
    new StorageRulesRuntime().serve();
  }

  private void serve() throws IOException {
    cli.announceReadiness();
    for (JsonObject request = cli.nextRequest(); request != null; request = cli.nextRequest()) {
      cli.answer(handle(request));
    }
  }

  /** An answer always comes: a failure is an error in it, which the CLI takes as a denial. */
  private JsonObject handle(JsonObject request) {
    JsonObject answer = new JsonObject();
    answer.add("id", request.get("id"));
    answer.addProperty("status", "ok");
    JsonArray errors = new JsonArray();
    JsonArray warnings = new JsonArray();
    answer.add("errors", errors);
    answer.add("warnings", warnings);
    try {
      JsonObject context = request.getAsJsonObject("context");
      boolean loads = request.get("action").getAsString().equals("load_ruleset");
      answer.add("result", loads ? load(context, errors, warnings) : verify(request, context));
    } catch (Exception | LinkageError | StackOverflowError failure) {
      Throwable cause = failure.getCause() == null ? failure : failure.getCause();
      errors.add(String.valueOf(cause));
    }
    return answer;
  }

  private JsonObject load(JsonObject context, JsonArray errors, JsonArray warnings)
      throws IOException {
    Source.Builder source = Source.newBuilder();
    read(context.get("source"), source);
    var options =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            // firestore.get() and firestore.exists()
            .allowCrossServiceRules(true)
            .build();
    var compiled = FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
    boolean failed = compiled.hasCompilationError();
    for (Object issue : compiled.getIssues()) (failed ? errors : warnings).add(issue.toString());
    if (!failed) rulesets.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", 2);
    return result;
  }

  private JsonObject verify(JsonObject request, JsonObject context) throws Exception {
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> variable :
        context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      read(variable.getValue(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    for (AsyncRuntimeFunction function : FirestoreFunctions.askingThrough(cli, request.get("id"))) {
      rule.supplyFunction(function);
    }
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    JsonObject result = new JsonObject();
    result.addProperty("permit", new DefaultEvaluator(ruleset).evaluate(rule.build()).get().permit());
    return result;
  }

  private static void read(JsonElement json, Message.Builder into) throws IOException {
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), into);
  }
}
